import { armyIds } from '#shared/tetrarchia/board.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import {
  armiesOnBoard,
  discsInHand,
  hasVariant,
  protectedFrontiers,
  threatsLeft
} from '#shared/tetrarchia/queries/board-queries.ts'
import { canBeWon, frontiersWithDisc } from '#shared/tetrarchia/queries/prospects.ts'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import { reference } from '#shared/tetrarchia/words/message.ts'
import { emperors } from '#shared/tetrarchia/world/emperors.ts'
import { emperorIds } from '#shared/tetrarchia/world/ids.ts'
import { frontierIds, isEmperorId, regionBehind } from '#shared/tetrarchia/world/queries.ts'
import { outerRegions } from '#shared/tetrarchia/world/regions.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { VictoryScale } from './victory-scale.tsx'

/** The state of the Empire: frontiers, emperors, reserves and the scale. */
export function EmpirePanel({ table: { view }, onPlace }: TableProps<Tetrarchia>) {
  return (
    <div className="empire">
      {!canBeWon(view) && !view.ending && <Hopeless view={view} />}
      <Frontiers view={view} onPlace={onPlace} />
      <Emperors view={view} onPlace={onPlace} />
      <Supplies view={view} />
      <VictoryScale view={view} />
    </div>
  )
}

interface PartProps {
  readonly view: TetrarchiaView
  readonly onPlace: (place: string) => void
}

/** E: too few discs are left in the game. */
function Hopeless({ view }: { readonly view: TetrarchiaView }) {
  const words = useTetrarchiaWords()
  return (
    <p className="empire__hopeless" role="status">
      {words.text('empire.hopeless', { count: frontiersWithDisc(view), most: frontierIds.length })}
    </p>
  )
}

/** Six shields. Protected ones have their emperor's colour. */
function Frontiers({ view, onPlace }: PartProps) {
  const words = useTetrarchiaWords()
  const safe = protectedFrontiers(view)
  return (
    <ul className="frontiers">
      {frontierIds.map((id) => {
        const region = regionBehind(id)
        const disc = view.discs[id]
        const holder = disc !== undefined && isEmperorId(disc) ? sideClass(disc) : ''
        const held = safe.includes(id)
        const label = words.text(held ? 'empire.frontier-held' : 'empire.frontier-open', {
          province: reference('province', id),
          region: reference('region', region)
        })
        return (
          <li key={id}>
            <button
              type="button"
              className={`frontier ${held ? 'frontier--held' : ''} ${holder}`}
              title={label}
              aria-label={label}
              onClick={() => onPlace(id)}
            >
              {outerRegions[region].numeral}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Emperors({ view, onPlace }: PartProps) {
  const words = useTetrarchiaWords()
  return (
    <ul className="emperors">
      {emperorIds.map((id) => {
        const { at, glory } = view.emperors[id]
        const { rank, half } = emperors[id]
        const discs = discsInHand(view, id)
        return (
          <li key={id} className={`emperor ${sideClass(id)}`} aria-current={id === view.active}>
            <Emblem side={id} size={26} />
            <span className="emperor__name" title={words.text(`rank.${rank}.${half}`)}>
              {words.name('emperor', id)}
            </span>
            {at ? (
              <button type="button" className="name name--place emperor__place" onClick={() => onPlace(at)}>
                {words.name('province', at)}
              </button>
            ) : (
              <span className="emperor__place">{words.text('empire.away')}</span>
            )}
            <span
              className="emperor__discs"
              role="img"
              aria-label={words.text('empire.discs', { count: discs })}
            >
              {Array.from({ length: view.level.discs }, (_, index) => (
                // Discs have no identity besides their position.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <i key={index} className={index < discs ? 'disc' : 'disc disc--spent'} />
              ))}
            </span>
            {hasVariant(view, 'el-grande') && (
              <span className="emperor__glory">{words.text('empire.glory', { count: glory })}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A supply of this size or less is marked as low. */
const FEW = 5

function Supplies({ view }: { readonly view: TetrarchiaView }) {
  const words = useTetrarchiaWords()
  const supplies = [
    { id: 'unrest', left: threatsLeft(view, 'unrest'), few: FEW },
    { id: 'revolt', left: threatsLeft(view, 'revolt'), few: FEW },
    { id: 'reserve', left: armyIds.length - armiesOnBoard(view).length, few: -1 }
  ] as const
  return (
    <dl className="supplies" title={words.text('empire.supply')}>
      {supplies.map(({ id, left, few }) => (
        <div key={id} className={left <= few ? 'supply supply--few' : 'supply'}>
          <dt>
            <i className={`disc disc--${id}`} />
            {words.text(`empire.${id}`)}
          </dt>
          <dd>{left}</dd>
        </div>
      ))}
    </dl>
  )
}
