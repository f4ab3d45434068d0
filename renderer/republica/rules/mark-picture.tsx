import { isMark, Mark } from '../marks/mark.tsx'

/** The illustrations of the texts: a drawing by its name. */
export function MarkPicture({ id }: { readonly id: string }) {
  return isMark(id) ? <Mark id={id} size={48} /> : null
}
