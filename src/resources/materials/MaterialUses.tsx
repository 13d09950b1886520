import { useRecordContext } from 'ra-core';
import { UsedBy } from '../../ui/UsedBy';
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
      users={[
        {
          resource: 'quotes',
          one: 'quote',
          many: 'quotes',
          path: '/quotes',
          filter: isLamination ? { lamination_id: id } : { material_id: id },
        },
        {
          resource: 'job-tickets',
          one: 'job ticket',
          many: 'job tickets',
          path: '/job-tickets',
          filter: isLamination ? { lamination_name: material_name } : { material_name },
        },
      ]}
      note="Quotes keep their prices when it is changed."
    />
  );
};
