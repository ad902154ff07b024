// What the recording is held against: another one, or itself with some modules run in another way.

import { useStore } from '../context';
import type { Other } from '../key';
import { type Way, WAYS } from '../other';
import { CurvePanel } from './curve';
import { OtherRecording } from './otherrecording';
import { AskPlan } from './plan';
import { TickModules } from './tickmodules';
import { AskWhatIf } from './whatifform';

const SAID: Record<Way, { name: string; help: string }> = {
  recording: { name: 'another recording', help: 'Another run or step' },
  modules: {
    name: 'itself with modules checkpointed',
    help: 'What checkpoints around modules of your choice would release',
  },
  plan: {
    name: 'itself by a plan',
    help: 'Which modules to checkpoint for a lower peak, and what that costs',
  },
};

export function CompareWith({ other }: { other: Other | null }) {
  const { change, compare } = useStore();
  const way = compare.way.value;
  return (
    <>
      <div class="toolbar compare-with" role="group" aria-label="Compare with">
        <fieldset class="ways">
          <legend>Compare with</legend>
          {WAYS.map((each) => (
            <label key={each} class="check" title={SAID[each].help}>
              <input
                type="radio"
                name="compare-by"
                data-testid={`compare-by-${each}`}
                checked={way === each}
                onChange={() => change({ compare: each === 'recording' ? {} : { by: each } })}
              />
              {SAID[each].name}
            </label>
          ))}
        </fieldset>
        {way === 'recording' && <OtherRecording other={other} />}
        {way === 'modules' && <AskWhatIf />}
        {way === 'plan' && <AskPlan />}
      </div>
      {way === 'modules' && <TickModules />}
      {way === 'plan' && <CurvePanel />}
    </>
  );
}
