/**
 * The React DOM version whose code was read for these cuts; in another, a function of the same name may do more. Before
 * changing this, check what each cut removes. Removing the plugin from vite.config.ts only costs 11 KB and some time.
 */
const VERSION = '19.3.1';

/** Functions of React DOM for features that the site does not use. */
const UNUSED = [
  // <ViewTransition>. The router's transitions do not need it.
  'startViewTransition',
  'createViewTransitionInstance',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'applyViewTransitionToHostInstances',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  // Refs of fragments.
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  // Functions as a form's action.
  'extractEvents$1',
  'startHostTransition',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'requestFormReset$1',
  // onSelect and onBeforeInput.
  'constructSelectEvent',
  'getNativeBeforeInputChars',
  'getFallbackBeforeInputChars',
  // Resource preloading by function calls (`preload`, `preinit`).
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  // Style sheets, scripts and pictures that a transition waits for.
  'preloadInstanceAndSuspendIfNeeded',
  'preloadResourceAndSuspendIfNeeded',
  'accumulateSuspenseyCommitOnFiber',
  // <SuspenseList>.
  'updateSuspenseListComponent',
  'findFirstSuspended',
  'cutOffTailIfNeeded',
  // Custom elements.
  'setPropOnCustomElement',
];

/** More such functions, whose callers need a result: the result for a site without the feature. */
const ANSWERS: Record<string, string> = {
  getResource: 'null',
  acquireResource: 'null',
  waitForCommitToBeReady: 'null',
  isCustomElement: 'false',
  // Used to log errors. Component names are useless here, because the bundler shortens them.
  getStackByFiberInDevAndProd: "''",
};

/** Code that keeps unused parts in the bundle or delays a paint, with its replacement. */
const CUTS: [found: RegExp, instead: string][] = [
  // No update is a view transition.
  [/\((\w+) & 335544064\) === \1/g, 'false'],
  // A new picture gets its source a second time, so that a late `onLoad` hears it. The site has none.
  [/^ +case "img":\n +newProps = !0;\n +break a;\n/m, ''],
  // React runs the effects of a press before its paint. On a slow phone that held up a new page by a fifth (PF-9). Now
  // the browser paints first, as after any other update.
  [/^ +0 !== \(pendingEffectsLanes & 3\) && flushPendingEffects\(\);\n/m, ''],
  [/^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};$/gm, ''],
];

/** The calls for resource preloading in `react-dom` itself. */
const CALLS =
  /^exports\.(?:prefetchDNS|preconnect|pre(?:load|init)(?:Module)?) = function [\s\S]*?^\};$/gm;

function replaceIn(code: string, found: RegExp, instead: string): string {
  if (!found.test(code)) throw new Error(`React DOM has changed: it has no ${found}`);
  return code.replace(found, instead);
}

const functionNamed = (name: string) =>
  new RegExp(`^function ${name.replace('$', '\\$')}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}$`, 'm');

/** Replaces the body of a function, so that the bundler drops what only that body called. */
const withBody = (code: string, name: string, body: string) =>
  replaceIn(code, functionNamed(name), `function ${name.replace('$', '$$$$')}() {${body}}`);

function trimClient(code: string): string {
  const version = /reconcilerVersion: "([^"]+)"/.exec(code)?.[1];
  if (version !== VERSION)
    throw new Error(
      `React DOM is ${version}; src/server/bundle/trimmed-react.ts was written for ${VERSION}`,
    );
  let trimmed = code;
  for (const name of UNUSED) trimmed = withBody(trimmed, name, '');
  for (const [name, answer] of Object.entries(ANSWERS))
    trimmed = withBody(trimmed, name, ` return ${answer}; `);
  for (const [found, instead] of CUTS) trimmed = replaceIn(trimmed, found, instead);
  return trimmed;
}

/**
 * Bundler plugin: lets the bundler drop parts of React DOM that the site does not use, such as view transitions and
 * form actions. Saves 11 KB of every first load, and time of every new page. The build fails with another version.
 */
export function trimmedReact() {
  let isTrimmed = false;
  return {
    name: 'trimmed-react',
    apply: (_: unknown, { command, isSsrBuild }: { command: string; isSsrBuild?: boolean }) =>
      command === 'build' && !isSsrBuild,
    transform(code: string, id: string) {
      if (/react-dom\.production\.js$/.test(id))
        return { code: replaceIn(code, CALLS, ''), map: null };
      if (!/react-dom-client\.production\.js$/.test(id)) return undefined;
      isTrimmed = true;
      return { code: trimClient(code), map: null };
    },
    buildEnd(fault?: Error) {
      if (!fault && !isTrimmed) throw new Error('React DOM has changed: no file of it was trimmed');
    },
  };
}
