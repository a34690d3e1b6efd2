/** Ends every transition and animation at once, including those that begin while a check runs. */
const STILL = `*, ::before, ::after {
  transition: none !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
}`;

/** Runs a check of colours and positions while nothing on the page moves or fades. */
export async function standStill<Result>(check: () => Promise<Result>): Promise<Result> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STILL);
  document.adoptedStyleSheets.push(sheet);
  try {
    return await check();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}
