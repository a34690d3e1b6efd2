export { seedData as default } from '../fixtures/seeded-data.ts';
