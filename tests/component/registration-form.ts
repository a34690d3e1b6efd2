import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from './mount-app.tsx';

// The registration form, located and filled in as a visitor does.
export const PASSWORD = 'blue kettle on the roof';
export const field = (label: string) => page.getByLabelText(label);
export const next = page.getByRole('button', { name: 'Continue' });
export const open = page.getByRole('button', { name: 'Create account' });
export const step = (name: string) => page.getByRole('heading', { level: 2, name });
export const readyForm = () => document.querySelector('form[aria-busy=false]');

/** Opens the form and waits until it takes input. */
export async function begin(path = '/register', options?: Parameters<typeof mountApp>[1]) {
  const mounted = await mountApp(path, options);
  await expect.poll(readyForm).not.toBeNull();
  return mounted;
}

const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Enters values from within the page, as autofill does, which takes far less time than `fill` by the browser's driver. */
export function fillAll(values: Record<string, string>): void {
  for (const [label, entered] of Object.entries(values)) {
    const input = field(label).element();
    // By the prototype's setter, because React replaces the element's own to notice changes.
    value?.set?.call(input, entered);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

export async function fillAccount(name: string, changes = {}): Promise<void> {
  fillAll({
    'First name': 'Lola',
    'Last name': 'Light',
    'Date of birth': '07031990',
    'Email address': `${name}@players.marquee.example`,
    Username: name,
    Password: PASSWORD,
    ...changes,
  });
  await next.click();
}

export async function fillDetails(documentNumber: string, phone: string): Promise<void> {
  await expect.element(step('Address and consent')).toHaveFocus();
  // The operator derives it from the visitor's IP address.
  await expect.element(field('Country of residence')).toHaveValue('ES');
  fillAll({
    'Street and house number': 'Calle Mayor 1',
    Postcode: '28013',
    'Town or city': 'Madrid',
    'Mobile number': phone,
    'Identity document number': documentNumber,
  });
  await agree();
}

/** Gives the consents without which no account is created. */
export async function agree(): Promise<void> {
  await page.getByLabelText(/terms and conditions/).click();
  await page.getByLabelText(/how my data is used/).click();
}
