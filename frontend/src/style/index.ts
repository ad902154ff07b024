// The page's style sheets as one text, in the order in which later rules win.

import uplot from 'uplot/dist/uPlot.min.css';

import base from './base.css';
import compare from './compare.css';
import details from './details.css';
import graph from './graph.css';
import narrow from './narrow.css';
import overview from './overview.css';
import page from './page.css';
import ranks from './ranks.css';
import steps from './steps.css';
import tables from './tables.css';
import terms from './terms.css';
import theme from './theme.css';
import timeline from './timeline.css';

export const style = [
  ...[uplot, theme, base, page, overview, graph, details],
  ...[tables, timeline, terms, ranks, compare, steps, narrow],
].join('\n');
