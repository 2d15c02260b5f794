/** A number below `count` that is always the same for the same id (FNV-1a). */
export function avatarNumber(id: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0) % count;
}
