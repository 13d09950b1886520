import { FieldText } from './FieldText';
import type { Field } from './field';
import { BooleanInput } from './inputs/BooleanInput';
import { ChoiceInput } from './inputs/ChoiceInput';
import { DayInput } from './inputs/DayInput';
import { NumberInput } from './inputs/NumberInput';
import { PasswordInput } from './inputs/PasswordInput';
import { ReferenceInput } from './inputs/ReferenceInput';
import { SuggestionInput } from './inputs/SuggestionInput';
import { TextInput } from './inputs/TextInput';

/** The input of a field, by its type. */
export const FieldInput = ({ field }: { field: Field }) => {
  switch (field.type) {
    case 'text':
      return field.suggestions ? <SuggestionInput field={field} /> : <TextInput field={field} />;
    case 'longText':
      return <TextInput field={field} />;
    case 'number':
    case 'currency':
    case 'percent':
    case 'duration':
      return <NumberInput field={field} />;
    case 'boolean':
      return <BooleanInput field={field} />;
    case 'day':
      return <DayInput field={field} />;
    case 'choice':
      return <ChoiceInput field={field} />;
    case 'reference':
      return <ReferenceInput field={field} />;
    case 'password':
      return <PasswordInput field={field} />;
    case 'instant':
      // Points in time are set by the server alone.
      return <FieldText field={field} />;
  }
};
