import Box from '@mui/material/Box';
import { type Field, fieldOf, fieldsOf } from '../../../fields/field';
import type { AnyRecord } from '../../../fields/record';
import { textOf } from '../../../fields/text';
import { CopyPositionPicture } from '../../../ui/drawings/CopyPositionPicture';
import { copyPositionOf } from '../../../ui/drawings/copyPositionGeometry';
import { type QuoteSpecification, specificationFields } from '../quoteSpecification';
import { rewindFields, rewindRows } from '../rewind';
import type { ShopOnTicket } from '../shopOnTicket';
import { Block } from './Block';
import { Fact, FactList, FieldFacts } from './Facts';

const rollFields = fieldsOf(rewindFields, ['total_rolls', 'labels_per_roll', 'label_across', 'lead_rw_count']);
const coreFields: Field[] = [
  fieldOf(specificationFields, 'core_id'),
  ...fieldsOf(specificationFields, ['outer_diameter', 'footage_per_roll']),
];
const sheetFields = fieldsOf(specificationFields, ['labels_per_sheet']);
const ship = fieldOf(rewindFields, 'shipping_method');

/** From so many on, positions stand beside each other in small, so that the parts above keep their page. */
const MANY_POSITIONS = 3;

type PositionsProps = { positions: readonly number[]; shop: ShopOnTicket };

const FewPositions = ({ positions, shop }: PositionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: '3px', flex: 1, minWidth: 190 }}>
    {positions.map((position) => (
      <Box key={position} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CopyPositionPicture position={position} chart={shop} size={34} decorative />
        <Box>
          Copy position <strong>{position}</strong>
          <br />
          {copyPositionOf(position, shop).text}
        </Box>
      </Box>
    ))}
  </Box>
);

const ManyPositions = ({ positions, shop }: PositionsProps) => (
  <Box sx={{ mb: '3px' }}>
    Copy positions
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 1, fontSize: '0.6875rem' }}
    >
      {positions.map((position) => (
        <Box key={position} sx={{ display: 'flex', alignItems: 'center', gap: '5px', lineHeight: 1.2 }}>
          <CopyPositionPicture position={position} chart={shop} size={22} decorative />
          <span>
            <strong>{position}</strong> {copyPositionOf(position, shop).text}
          </span>
        </Box>
      ))}
    </Box>
  </Box>
);

type RewindProps = {
  parts: readonly AnyRecord[];
  quote: QuoteSpecification | null | undefined;
  shop: ShopOnTicket;
};

/** How the labels leave the shop: their rolls, which way they come off, and how they are sent. */
export const RewindAndPacking = ({ parts, quote, shop }: RewindProps) => {
  const [rewind] = rewindRows(parts, quote, shop);
  const positions = [...new Set(parts.map(({ copy_position }) => copy_position))].filter(
    (position): position is number => typeof position === 'number',
  );
  positions.sort((one, other) => one - other);
  const isMany = positions.length >= MANY_POSITIONS;
  return (
    <Box sx={{ mt: '6px' }}>
      <Block title="Rewind and packing">
        {isMany && <ManyPositions positions={positions} shop={shop} />}
        <Box sx={{ display: 'flex', columnGap: 2.5, alignItems: 'flex-start' }}>
          {!isMany && <FewPositions positions={positions} shop={shop} />}
          {rewind && quote && (
            <>
              <FactList>
                <FieldFacts fields={rollFields} record={rewind} />
              </FactList>
              <FactList>
                <FieldFacts fields={coreFields} record={{ id: 0, ...quote }} />
              </FactList>
              <FactList>
                <Fact label="Ship by">{textOf(ship, rewind.shipping_method)}</Fact>
                {Boolean(quote.labels_per_sheet) && <FieldFacts fields={sheetFields} record={{ id: 0, ...quote }} />}
                <Fact label="Cartons">______</Fact>
                <Fact label="Weight">______</Fact>
              </FactList>
            </>
          )}
        </Box>
      </Block>
    </Box>
  );
};
