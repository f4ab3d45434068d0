import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import { doxaSources } from '#shared/byzantion/table.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

/** Where everybody's Doxa comes from. */
export function DoxaPanel({ table: { view } }: TableProps<Byzantion>) {
  return <DoxaTable view={view} />
}

export function DoxaTable({ view }: { readonly view: ByzantionView }) {
  const words = useByzantionWords()
  const sides = view.sides.toSorted((one, other) => seatOf(view, other).doxa - seatOf(view, one).doxa)
  const sources = doxaSources.filter((source) => sides.some((side) => seatOf(view, side).sources[source]))
  return (
    <table className="byz-sources">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col" className={sideClass(side)} title={words.name('side', side)}>
              <Emblem side={side} size={20} />
              <span className="visually-hidden">{words.name('side', side)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{words.name('source', source)}</th>
            {sides.map((side) => (
              <td key={side}>{words.number(seatOf(view, side).sources[source] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.text('ending.total')}</th>
          {sides.map((side) => (
            <td key={side}>{words.number(seatOf(view, side).doxa)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
