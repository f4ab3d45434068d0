import { allRoutineKinds, asking, isAsked, type RoutineKind } from '#shared/invasions/routine-questions.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { useAnswering } from '../../table/answering.ts'
import { standingOrdersOf } from '../cards/hand.ts'
import { toSentOrders } from '../cards/standing-orders.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

const KIND: RoutineKind = 'deploy-purchases'

/** XV.B: whether the player places the units that he buys, or they go where most of the troops are. */
export function DeploymentChoice({ view }: { readonly view: InvasionsView }) {
  const words = useInvasionsWords()
  const { sendStandingOrders } = useAnswering()
  const orders = standingOrdersOf(view)
  const asked = allRoutineKinds.filter((kind) => isAsked(orders, kind))
  const isMine = asked.includes(KIND)
  const kinds = isMine ? asked.filter((kind) => kind !== KIND) : [...asked, KIND]
  return (
    <label className="shop__placing">
      <input
        type="checkbox"
        checked={isMine}
        onChange={() => void sendStandingOrders(toSentOrders(asking(orders, kinds)))}
      />
      {words.text('shop.place-myself')}
    </label>
  )
}
