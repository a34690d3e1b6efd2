// What `npm run lighthouse` measures with: a phone on a slow network and a processor four times slower, both
// simulated, in the four categories that the targets name.
export default {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
};
