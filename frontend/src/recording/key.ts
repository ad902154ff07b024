// The name of a recording, and of its comparand.

import type { RecordingParams } from '../api/messages';

/** Names one recording, and one writing of it. */
export interface RecordingKey {
  run: string;
  tag: string;
  step: number;
  wall_time: number | null;
}

/** The recording as the routes take it. */
export function recordingParams({ run, tag, step }: RecordingKey): RecordingParams {
  return { run, tag, step };
}

/** What a plan may be asked for; each is named as `tb_actmem.predict.plan` names it. */
export const GOALS = ['reduce', 'total_peak', 'step_peak', 'max_recompute'] as const;
export type Goal = (typeof GOALS)[number];

/** The same recording with some modules run in another way, or by a plan. */
export type Prediction = WhatIf | PlanQuery;

/** Another recording, or a prediction of the same one. */
export type Comparand = { readonly key: RecordingKey } | Prediction;

/** Patterns of names, with spaces or commas between them, as `tb_actmem.predict.checkpoint` takes them. */
export interface WhatIf {
  /** Modules under checkpoints. */
  readonly checkpoint?: string;
  /** Ops whose results these keep. */
  readonly save?: string;
  /** Modules whose saves go to the host. */
  readonly offload?: string;
  /** Modules that call torch's functions instead of their ops, or run in place. */
  readonly rewrite?: string;
}

export interface PlanQuery {
  readonly goal: Goal;
  /** A share, or a number of bytes, as people write it. */
  readonly value: string;
  /** Saves may go to the host, too. */
  readonly mayOffload: boolean;
}
