// The GPU that the reader has chosen: once for all views.

import { GPU, type Address, settingsOf } from '../url/address';

export interface GpuParams {
  gpu?: string;
  memory?: number;
  outside?: number;
}

/** The parameters of a route for the chosen GPU, its memory, and the bytes outside of torch. */
export function gpuParams(address: Address): GpuParams {
  const { name, memory, outside } = settingsOf(address, GPU);
  return {
    ...(name && { gpu: name }),
    ...(memory && { memory: Number(memory) }),
    ...(outside && { outside: Number(outside) }),
  };
}

/** Whether the reader has chosen a GPU, or its memory, with which steps are compared. */
export function hasChosenGpu(address: Address): boolean {
  const { name, memory } = settingsOf(address, GPU);
  return Boolean(name ?? memory);
}
