/** The form's values, as typed. */
export interface RegistrationValues {
  username: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Day, month, year (birth-date.ts). */
  birthDate: string;
  documentNumber: string;
  /** Whether the number is that of a passport or a foreign document. */
  otherDocument: boolean;
  country: string;
  street: string;
  postalCode: string;
  city: string;
  /** Country of the phone number's calling code; the country of residence when empty. */
  phoneCountry: string;
  phone: string;
  limitDay: string;
  limitWeek: string;
  limitMonth: string;
  terms: boolean;
  privacy: boolean;
  byEmail: boolean;
  bySms: boolean;
  byPush: boolean;
}

/** A question that can have an error, however many controls it has. */
export type Field =
  | 'username'
  | 'email'
  | 'password'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'documentNumber'
  | 'country'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'phone'
  | 'limitDay'
  | 'limitWeek'
  | 'limitMonth'
  | 'terms'
  | 'privacy';

/** The steps in order, each with its questions in reading order. */
export const STEPS = {
  account: ['firstName', 'lastName', 'birthDate', 'email', 'username', 'password'],
  details: [
    'country',
    'street',
    'postalCode',
    'city',
    'phone',
    'documentNumber',
    'limitDay',
    'limitWeek',
    'limitMonth',
    'terms',
    'privacy',
  ],
} as const satisfies Record<string, readonly Field[]>;
export type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as Step[];

/** Never saved on the device: a draft must not expose credentials or an identity. */
export const NEVER_KEPT = ['password', 'documentNumber'] as const satisfies readonly (Field &
  keyof RegistrationValues)[];

export const emptyValues = (): RegistrationValues => ({
  username: '',
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  documentNumber: '',
  otherDocument: false,
  country: '',
  street: '',
  postalCode: '',
  city: '',
  phoneCountry: '',
  phone: '',
  limitDay: '',
  limitWeek: '',
  limitMonth: '',
  terms: false,
  privacy: false,
  byEmail: false,
  bySms: false,
  byPush: false,
});

/** Returns the step of a field. */
export const stepOf = (field: Field): Step =>
  STEP_NAMES.find((step) => (STEPS[step] as readonly Field[]).includes(field)) ?? 'account';
