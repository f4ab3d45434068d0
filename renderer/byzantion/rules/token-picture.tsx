import { stuffIds } from '#shared/byzantion/content/ids.ts'
import { Token } from '../tokens/token.tsx'

/** The illustrations of the texts: a token by its name. */
export function TokenPicture({ id }: { readonly id: string }) {
  const token = stuffIds.find((each) => each === id)
  return token ? <Token id={token} size={48} /> : null
}
