// The page's style sheets as one text, in the order in which later rules win.

import uplot from 'uplot/dist/uPlot.min.css';

import figure from '../components/figure/figure.css';
import details from '../details/details.css';
import edges from '../graph/draw/edges.css';
import header from '../shell/header.css';
import sidebar from '../shell/sidebar.css';
import base from './base.css';
import narrow from './narrow.css';
import page from './page.css';
import tables from './tables.css';
import theme from './theme.css';
import toolbar from './toolbar.css';

/** The page's own sheets around those of its views. */
export function styleSheet(ofViews: readonly string[]): string {
  return [
    ...[uplot, theme, base, page, sidebar, header, toolbar, edges, details, figure, tables],
    ...ofViews,
    narrow,
  ].join('\n');
}
