import type { SideId } from '#shared/byzantion/campaign-options.ts'
import type { Goods } from '#shared/byzantion/content/ids.ts'
import { sumOf } from '#shared/byzantion/queries/amounts.ts'
import { kindsIn, mostOf } from '#shared/byzantion/queries/contributions.ts'
import { othersOf, seatOf } from '#shared/byzantion/queries/seats.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Token, useAmountText } from '../tokens/token.tsx'

interface RequirementProps {
  readonly view: ByzantionView
  readonly requires: Goods
  /** Whose share is shown apart from that of the others. */
  readonly side: SideId | null
}

/** What an event needs of each kind, what one side has of it, and what the others could give at most. */
export function Requirement({ view, requires, side }: RequirementProps) {
  const words = useByzantionWords()
  const said = useAmountText()
  const own: Goods = side && view.seats[side] ? mostOf(seatOf(view, side), requires) : {}
  const rivals = side ? othersOf(view, side) : view.sides
  const others = sumOf(...rivals.map((other) => mostOf(seatOf(view, other), requires)))
  return (
    <table className="byz-needs">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.text('ui.needed')}</span>
          </th>
          {kindsIn(requires).map((id) => (
            <th key={id} scope="col" title={said(id, requires[id] ?? 0)}>
              <span className="byz-amount" role="img" aria-label={said(id, requires[id] ?? 0)}>
                <b aria-hidden="true">{requires[id]}</b>
                <Token id={id} size={22} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {side && (
          <tr>
            <th scope="row">{words.text('ui.you')}</th>
            {kindsIn(requires).map((id) => (
              <td key={id}>{own[id] ?? 0}</td>
            ))}
          </tr>
        )}
        {rivals.length > 0 && (
          <tr>
            <th scope="row">{words.text('ui.others')}</th>
            {kindsIn(requires).map((id) => (
              <td key={id} data-short={(own[id] ?? 0) + (others[id] ?? 0) < (requires[id] ?? 0) || undefined}>
                {others[id] ?? 0}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
