// The page's style sheets as one text, in the order in which later rules win.

import uplot from 'uplot/dist/uPlot.min.css';

import base from './base.css';
import compare from './compare.css';
import details from './details.css';
import difference from './difference.css';
import edges from './edges.css';
import graph from './graph.css';
import graphstatus from './graphstatus.css';
import header from './header.css';
import icicle from './icicle.css';
import narrow from './narrow.css';
import ops from './ops.css';
import overview from './overview.css';
import page from './page.css';
import ranks from './ranks.css';
import sidebar from './sidebar.css';
import steps from './steps.css';
import tables from './tables.css';
import terms from './terms.css';
import theme from './theme.css';
import timeline from './timeline.css';
import toolbar from './toolbar.css';

export const style = [
  ...[uplot, theme, base, page, sidebar, header, toolbar],
  ...[overview, graph, edges, graphstatus, details, tables, ops, icicle],
  ...[timeline, terms, ranks, compare, difference, steps, narrow],
].join('\n');
