import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  Datagrid,
  DateField,
  DateInput,
  Edit,
  fetchUtils,
  List,
  NumberField,
  NumberInput,
  Resource,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** What react-admin gives out of the box over the same tickets: the yardstick of the machine that the browser's figures are read by. */
const dataProvider = simpleRestProvider('/api/database', async (url, options = {}) => {
  const token = `Bearer ${localStorage.getItem('token')}`;
  const answer = await fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token } });
  const isOne = /\/\d+$/.test(url);
  return isOne ? { ...answer, json: answer.json[0] } : answer;
});

const NUMBERS = ['quote_id', 'footage', 'time'];
const DATES = ['date_of_order', 'due_date'];
const TEXTS = ['po_number', 'customer_name', 'job_ticket_priority', 'department', 'die_number', 'material_name'];
const CHOICES = ['job_ticket_status', 'lamination_name'];

const StockList = () => (
  <List perPage={25} sort={{ field: 'id', order: 'DESC' }}>
    <Datagrid rowClick="edit">
      <TextField source="id" />
      {NUMBERS.map((source) => (
        <NumberField key={source} source={source} />
      ))}
      {DATES.map((source) => (
        <DateField key={source} source={source} />
      ))}
      {[...TEXTS, ...CHOICES].map((source) => (
        <TextField key={source} source={source} />
      ))}
    </Datagrid>
  </List>
);

const statuses = ['needed', 'available', 'staged'].map((id) => ({ id, name: id }));

const StockForm = () => (
  <Edit>
    <SimpleForm>
      {NUMBERS.map((source) => (
        <NumberInput key={source} source={source} />
      ))}
      {DATES.map((source) => (
        <DateInput key={source} source={source} />
      ))}
      {TEXTS.map((source) => (
        <TextInput key={source} source={source} />
      ))}
      {['job_ticket_status', 'die_status', 'material_status', 'lamination_status'].map((source) => (
        <SelectInput key={source} source={source} choices={statuses} />
      ))}
      <TextInput source="lamination_name" />
      <TextInput source="notes" multiline />
    </SimpleForm>
  </Edit>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the list');
createRoot(root).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="job-tickets" list={StockList} edit={StockForm} />
  </Admin>,
);
