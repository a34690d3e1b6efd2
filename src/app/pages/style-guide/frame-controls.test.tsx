import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { FrameControls } from './frame-controls.tsx';

test('CFG-1 SEC offers simulated faults only beside the embedded operator', () => {
  const app = createTestApp();
  const setting = 'styleGuide.weather.maintenance';
  expect(renderInApp(app, <FrameControls />)).not.toContain(setting);
  const trial = { ...app, config: { ...app.config, playMoney: true } };
  expect(renderInApp(trial, <FrameControls />)).toContain(setting);
});
