import { type Deeds, deedKinds } from '#shared/tetrarchia/story/deeds.ts'
import { type EmperorId, emperorIds } from '#shared/tetrarchia/world/ids.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

/** What each emperor has done. */
export function DeedsTable({ deeds }: { readonly deeds: Readonly<Record<EmperorId, Readonly<Deeds>>> }) {
  const words = useTetrarchiaWords()
  return (
    <table className="tetra-tale__deeds">
      <thead>
        <tr>
          <td />
          {deedKinds.map((kind) => (
            <th key={kind} scope="col">
              {words.text(`tale.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {emperorIds.map((id) => (
          <tr key={id} className={sideClass(id)}>
            <th scope="row">{words.name('emperor', id)}</th>
            {deedKinds.map((kind) => (
              <td key={kind}>{deeds[id][kind]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
