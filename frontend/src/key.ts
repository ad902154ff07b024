// What names a recording, and with what it is compared.

/** Names one recording, and one writing of it. */
export interface RecordingKey {
  run: string;
  tag: string;
  step: number;
  wall_time: number | null;
}

/** What a plan may be asked for; each is named as `tb_actmem.plan` names it. */
export const GOALS = ['reduce', 'budget', 'max_recompute'] as const;
export type Goal = (typeof GOALS)[number];

/** Another recording, or the same one with these modules under checkpoints, or by a plan. */
export type Other =
  | { readonly key: RecordingKey }
  | { readonly checkpoint: string; readonly save?: string }
  | Planning;

export interface Planning {
  readonly goal: Goal;
  /** A share, or a number of bytes, as people write it. */
  readonly asked: string;
}
