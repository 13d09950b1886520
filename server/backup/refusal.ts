/** Why a backup, restore, copy or export was not made: one line for the person who asked for it. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}
