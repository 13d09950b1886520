import { useRecordContext } from 'ra-core';
import { UsedBy } from '../../ui/UsedBy';
import { quotesAndTickets } from '../quotesAndTickets';
import type { Material } from './fields';

/** By how many quotes and job tickets the open material or lamination is used. */
export const MaterialUses = () => {
  const material = useRecordContext<Material>();
  if (!material) return null;
  const { id, material_name } = material;
  const isLamination = material.material_type === 'Lamination';
  return (
    <UsedBy
      id={id}
      users={
        isLamination
          ? quotesAndTickets({ lamination_id: id }, { lamination_name: material_name })
          : quotesAndTickets({ material_id: id }, { material_name })
      }
      note="Quotes keep their prices when it is changed."
    />
  );
};
