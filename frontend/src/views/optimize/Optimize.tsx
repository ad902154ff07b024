// What lowers the peak: ranked actions, modules of the reader's choice, or a plan; and the curve.

import { GpuChoice } from '../../components/GpuChoice';
import { useKeptFocus } from '../../components/hooks/useKeptFocus';
import { Failure, Loading } from '../../components/Notices';
import type { OptimizeReply, PlanReply } from '../../api/messages';
import { bytes } from '../../format/units';
import type { Prediction } from '../../recording/key';
import {
  mayOffload,
  planOf,
  planParams,
  predictionSettings,
  whatIfOf,
} from '../../recording/prediction';
import { useSettings, useStore } from '../../state/context';
import { gpuParams } from '../../state/gpu';
import { useReply } from '../../state/replies';
import type { View } from '../../state/views';
import { GPU } from '../../url/address';
import type { Settings } from '../../url/settings';
import { Actions } from './Actions';
import { Chosen, isOf, Kernels } from './Chosen';
import { CurvePanel } from './plan/Curve';
import { Planned } from './plan/Planned';
import { WhatIf } from './whatif/WhatIf';
import style from './optimize.css';

export const optimizeView: View = {
  key: 'optimize',
  title: 'Optimize',
  style,

  needsServer: true,
  isFor: (meta) => meta?.has_ops ?? true,
  Panel: OptimizePanel,
};

function OptimizePanel() {
  const { address, change } = useStore();
  const [settings] = useSettings('optimize');
  const frame = useKeptFocus();
  const plan = planOf(settings);
  const choice = (!plan && whatIfOf(settings)) || {};
  const offload = mayOffload(settings);
  const { value, error, reload } = useReply('optimize.json', {
    ...gpuParams(address.value),
    ...choice,
  });
  const planned = useReply('plan.json', plan && planParams(plan));
  const curve = useReply('curve.json', offload ? { offload } : {});
  const set = (more: Settings) => change({ settings: { optimize: more } });
  const choose = (next: Prediction) =>
    set({ ...(offload && { may_offload: '1' }), ...predictionSettings(next) });
  const allowOffload = (isAllowed: boolean) =>
    set(
      plan
        ? predictionSettings({ ...plan, mayOffload: isAllowed })
        : { ...choice, ...(isAllowed && { may_offload: '1' }) },
    );
  if (error) {
    return (
      <>
        <Failure error={error} retry={reload} />
        <button
          type="button"
          class="pad"
          onClick={() => change({ settings: { optimize: {}, [GPU]: {} } })}
        >
          Reset
        </button>
      </>
    );
  }
  if (!value) return <Loading what="Looking for actions…" />;
  const clear = () => choose({});
  const chosen = value.chosen && isOf(value.chosen, choice) ? value.chosen : null;
  return (
    <div class="optimize" data-testid="optimize">
      <Recorded reply={value} />
      <div class="optimize-columns">
        <div class="optimize-side">
          <CurvePanel
            curve={curve}
            plan={plan}
            marked={plan ? planMark(planned.current) : chosen}
            gpu={{ name: value.gpu, nbytes: value.gpu_bytes }}
            choose={choose}
            offload={offload}
            allowOffload={allowOffload}
          />
          <div ref={frame} tabIndex={-1}>
            {plan ? (
              <Planned reply={planned} plan={plan} choose={choose} clear={clear} />
            ) : (
              <Chosen reply={value} choice={choice} clear={clear} />
            )}
          </div>
        </div>
        <div class="optimize-list">
          <Actions reply={value} choice={choice} choose={choose} />
          <WhatIf actions={value.actions} choice={choice} choose={choose} />
        </div>
      </div>
    </div>
  );
}

/** Where a plan stands on the curve. */
function planMark(reply: PlanReply | undefined) {
  const planned = reply?.planned;
  if (!planned) return null;
  const total = planned.comparison.totals.find(({ key }) => key === 'total_peak_bytes');
  return { ...planned, peak_bytes: total?.after_bytes ?? planned.peak_bytes };
}

/** The peak of the recorded step, and the GPU for which times are estimated. */
function Recorded({ reply }: { reply: OptimizeReply }) {
  const [{ memory }] = useSettings(GPU);
  const { gpus, gpu, place, fits } = reply;
  return (
    <header class="recorded">
      <GpuChoice
        gpus={gpus}
        gpu={gpu}
        title="Times are estimated for this GPU, and its memory is compared with the step"
        testId="optimize-gpu"
        gpuBytes={reply.gpu_bytes}
        outsideBytes={reply.outside_bytes}
      />
      <p data-testid="optimize-recorded">
        <b>
          {reply.peak_label.charAt(0).toUpperCase() + reply.peak_label.slice(1)}{' '}
          {bytes(reply.peak_bytes)}
        </b>{' '}
        {place}
      </p>
      <p class="hint" data-testid="optimize-fits">
        {fits?.[0] ?? `Does it fit on ${gpu}? …`}
      </p>
      {fits && (
        <p class="hint" data-testid="optimize-left">
          {`torch's allocator and the ${bytes(reply.outside_bytes)} outside of torch need the rest. `}
          CUDA reports less memory than the GPU is sold with.
          {memory && ` Times, and the memory for cuBLAS, are those of ${gpu}.`}
        </p>
      )}
      <Kernels fits={fits} />
    </header>
  );
}
