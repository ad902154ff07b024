// The comparand: another recording, or a prediction of the same one.

import { useSettings, useStore } from '../../state/context';
import { useReply } from '../../state/replies';
import type { Comparand } from '../../recording/key';
import { type CompareMode, COMPARE_MODES } from './comparand';
import { CurvePanel } from './plan/Curve';
import { ChooseRecording } from './ChooseRecording';
import { PlanForm } from './plan/Plan';
import { TickModules } from './whatif/TickModules';
import { WhatIfForm } from './whatif/WhatIfForm';

const SAID: Record<CompareMode, { name: string; help: string }> = {
  recording: { name: 'A run', help: 'Another run or step' },
  modules: {
    name: 'What if',
    help: 'Predict this step with modules of your choice checkpointed',
  },
  plan: {
    name: 'A plan',
    help: 'Find which modules to checkpoint for a lower peak, and what that costs',
  },
};

export function CompareWith({ comparand }: { comparand: Comparand | null }) {
  const { change, compare } = useStore();
  const way = compare.mode.value;
  const [settings] = useSettings('compare');
  const patterns = useReply('patterns.json', way === 'modules' ? {} : null);
  const offload = settings.offload === '1' ? { offload: true } : {};
  const curve = useReply('curve.json', way === 'plan' ? offload : null);
  return (
    <>
      <div class="toolbar compare-with" role="group" aria-label="Compare with">
        <fieldset class="modes">
          <legend>Compare with</legend>
          {COMPARE_MODES.map((each) => (
            <label key={each} class="check" title={SAID[each].help}>
              <input
                type="radio"
                name="compare-by"
                data-testid={`compare-by-${each}`}
                checked={way === each}
                onChange={() =>
                  change({ settings: { compare: each === 'recording' ? {} : { by: each } } })
                }
              />
              {SAID[each].name}
            </label>
          ))}
        </fieldset>
        {way === 'recording' && <ChooseRecording comparand={comparand} />}
        {way === 'modules' && <WhatIfForm patterns={patterns.value} />}
        {way === 'plan' && <PlanForm curve={curve.value} />}
      </div>
      {way === 'modules' && <TickModules reply={patterns} />}
      {way === 'plan' && <CurvePanel curve={curve} />}
    </>
  );
}
