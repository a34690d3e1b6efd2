import type { Demo } from './demo.ts';
import { CheckField, FieldGroup, SelectField, TextField } from './field.tsx';

export const demo: Demo = {
  title: 'Form field',
  group: 'primitives',
  states: [
    {
      name: 'text',
      render: () => <TextField id="demo-name" label="Name on the list" hint="As on your ticket" />,
    },
    {
      name: 'text, wrong',
      render: () => (
        <TextField
          id="demo-wrong"
          label="Seat"
          defaultValue="Row 0"
          error="Rows start at 1."
          before={<span>No.</span>}
        />
      ),
    },
    {
      name: 'one of a list',
      render: () => (
        <SelectField id="demo-select" label="Where">
          <option>Stalls</option>
          <option>Circle</option>
        </SelectField>
      ),
    },
    {
      name: 'yes or no',
      render: () => <CheckField id="demo-check" label="Keep my seat for next week" />,
    },
    {
      name: 'a group',
      render: () => (
        <FieldGroup id="demo-group" label="When" hint="Any day this month">
          <TextField id="demo-day" label="Day" inputMode="numeric" />
        </FieldGroup>
      ),
    },
  ],
};
