// The views of a recording, in the order of their tabs.

import type { View } from '../store/views';
import { compareView } from './compare';
import { graphView } from './graph';
import { modulesView } from './modules';
import { opsView } from './ops';
import { overviewView } from './overview';
import { ranksView } from './ranks';
import { stepsView } from './steps';
import { termsView } from './terms';
import { timelineView } from './timeline';

export const VIEWS: readonly View[] = [
  overviewView,
  graphView,
  opsView,
  modulesView,
  timelineView,
  compareView,
  stepsView,
  termsView,
  ranksView,
];
