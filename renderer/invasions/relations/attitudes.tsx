import { sideOf } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds } from '#shared/invasions/content/ids.ts'
import { isOfBarbarians } from '#shared/invasions/queries/relations/stance.ts'
import { type Attitude, attitudes } from '#shared/invasions/standing-orders.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { useAnswering } from '../../table/answering.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { standingOrdersOf, viewerOf } from '../cards/hand.ts'
import { toSentOrders } from '../cards/standing-orders.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** XII.D: how the viewer's nations stand in Barbarian Areas toward each Barbarian people in play. */
export function Attitudes({ view }: { readonly view: InvasionsView }) {
  const words = useInvasionsWords()
  const { sendStandingOrders } = useAnswering()
  if (viewerOf(view) === null) return null
  const orders = standingOrdersOf(view)
  const board = boardOf(view)
  const peoples = nationIds.filter(
    (id) => board.nations[id].presence === 'in-play' && isOfBarbarians(board, id)
  )
  const change = (people: NationId, attitude: Attitude) =>
    void sendStandingOrders(
      toSentOrders({ ...orders, attitudes: { ...orders.attitudes, [people]: attitude } })
    )
  return (
    <details className="attitudes">
      <summary>{words.text('attitudes.title')}</summary>
      <p>{words.text('attitudes.hint')}</p>
      {peoples
        .toSorted((one, other) => sideOf(one).localeCompare(sideOf(other)))
        .map((people) => (
          <Segmented
            key={people}
            label={words.name('nation', people)}
            value={orders.attitudes?.[people] ?? 'neutral'}
            options={attitudes.map((value) => ({ value, label: words.text(`attitudes.${value}`) }))}
            onChange={(attitude) => change(people, attitude)}
          />
        ))}
    </details>
  )
}
