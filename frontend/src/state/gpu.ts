// The GPU that the reader has chosen: once for all views.

import { GPU, type Address, settingsOf } from '../url/address';

export interface GpuParams {
  gpu?: string;
  outside?: number;
}

/** The parameters of a route for the chosen GPU, and the assumed bytes outside of torch. */
export function gpuParams(address: Address): GpuParams {
  const { name, outside } = settingsOf(address, GPU);
  return { ...(name && { gpu: name }), ...(outside && { outside: Number(outside) }) };
}
