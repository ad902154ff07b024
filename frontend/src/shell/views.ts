// The views of a recording, in the order of their tabs.

import type { View } from '../state/views';
import { compareView } from '../views/compare/Compare';
import { graphView } from '../views/graph/Graph';
import { modulesView } from '../views/modules/Modules';
import { opsView } from '../views/ops/Ops';
import { optimizeView } from '../views/optimize/Optimize';
import { overviewView } from '../views/overview/Overview';
import { ranksView } from '../views/ranks/Ranks';
import { stepsView } from '../views/steps/Steps';
import { formulaView } from '../views/formula/Formula';
import { timelineView } from '../views/timeline/Timeline';

export const VIEWS: readonly View[] = [
  overviewView,
  graphView,
  opsView,
  modulesView,
  timelineView,
  optimizeView,
  compareView,
  stepsView,
  formulaView,
  ranksView,
];
