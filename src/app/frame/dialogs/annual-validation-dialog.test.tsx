import { expect, test, vi } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { AnnualValidationDialog } from './annual-validation-dialog.tsx';

test('CFG-3 links to no personal data on a site without a player area', () => {
  const request = { id: 1, kind: 'annual-validation' } as const;
  const htmlOf = (app = createTestApp()) =>
    renderInApp(app, <AnnualValidationDialog request={request} open onDone={vi.fn()} />);
  expect(htmlOf()).toContain(' href="/account/information?section=personal-data');
  const { playerArea: _, ...routes } = createTestApp().config.routes;
  expect(htmlOf(createTestApp({}, { routes }))).not.toContain(' href=');
});
