// Settings of `npm run lighthouse`: a phone with a simulated slow network and a CPU four times slower, in the four
// categories that have targets.
export default {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
};
