/* Random numbers of Windows that wine 8 lacks, for the test of the program for Windows. The library of Rust calls
   ProcessPrng, and wine has only the older SystemFunction036. Players don't get this file. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length)
{
    return SystemFunction036(buffer, (ULONG)length);
}
