/** What the columns of other people's die lists are called. */
import type { Aliases } from '../../ui/csvImport/columns';

export const toolingAliases: Aliases = {
  die_number: ['Die', 'Die #', 'Die No', 'Die ID', 'Tool', 'Tool #', 'Tool Number', 'Tooling'],
  size_across: ['Across', 'Size Across', 'Width', 'Label Width', 'Web Width'],
  size_around: ['Around', 'Size Around', 'Length', 'Height', 'Label Length', 'Label Height'],
  gap_across: ['Gap Across', 'Across Gap', 'Space Across'],
  gap_around: ['Gap Around', 'Around Gap', 'Space Around'],
  number_across: ['# Across', 'No Across', 'Across Count', 'Cavities Across', 'Up Across'],
  number_around: ['# Around', 'No Around', 'Around Count', 'Cavities Around', 'Up Around'],
};
