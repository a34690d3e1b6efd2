/** Style sheet of the report. The report is not a page of the site and has no brand. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fff; --line: #8886;
  --sent: #0b6b4f; --skipped: #8a8f98; --gone: #b26a00; --failed: #b3261e; --clicked: #5b3fd6; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf1; --paper: #17171b;
  --sent: #3fbf95; --skipped: #8a8f98; --gone: #e0a040; --failed: #f2736b; --clicked: #a895ff; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.5rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: .75rem; }
dl div { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem; }
dd { margin: 0; font-size: 1.375rem; font-variant-numeric: tabular-nums; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
svg { width: 100%; height: auto; }
svg text { fill: currentColor; font-size: 14px; }
.grid { stroke: var(--line); }
rect.sent { fill: var(--sent); } rect.skipped { fill: var(--skipped); }
rect.gone { fill: var(--gone); } rect.failed { fill: var(--failed); }
rect.clicked { fill: var(--clicked); }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none; }
.legend li::before { content: ""; display: inline-block; width: .75rem; height: .75rem; margin-inline-end: .375rem; background: currentColor; }
li.sent::before { color: var(--sent); } li.skipped::before { color: var(--skipped); }
li.gone::before { color: var(--gone); } li.failed::before { color: var(--failed); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding-block: .5rem; }
th, td { padding: .25rem .5rem; border-block-end: 1px solid var(--line); text-align: end; }
th:first-child { text-align: start; font-weight: inherit; white-space: nowrap; }
@media (max-width: 30rem) { th, td { padding-inline: .25rem; font-size: .8125rem; } }
`;
