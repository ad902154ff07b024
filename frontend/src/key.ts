// What names a recording, and with what it is compared.

/** Names one recording, and one writing of it. */
export interface RecordingKey {
  run: string;
  tag: string;
  step: number;
  wall_time: number | null;
}

/** Another recording, or the same one with these modules under checkpoints. */
export type Other = { readonly key: RecordingKey } | { readonly checkpoint: string };
