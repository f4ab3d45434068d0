import type { ReactNode } from 'react'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { isProvinceId } from '#shared/invasions/world/world-queries.ts'
import type { FightPace } from '../../table/game/game-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { DicePicture } from '../rules/dice-pictures.tsx'
import type { BattlePicture } from './battle/battle-picture.ts'
import { BattleDieFace } from './dice/battle-die.tsx'
import type { FightTitle } from './fight-content.tsx'
import '../rules/rule-pictures.css'
import type { FightRecordKind } from './records/fight-records.ts'
import { TerrainLine } from './terrain-line.tsx'

interface FightHeaderProps {
  readonly view: InvasionsView
  readonly title: FightTitle | FightRecordKind
  readonly place: string | null
  readonly approach: Pick<BattlePicture, 'crossing' | 'intercepted'> | undefined
  readonly onPlace: (place: string) => void
  readonly pace: FightPace
  readonly onPace: (pace: FightPace) => void
  readonly folded: boolean
  readonly onFold: () => void
  /** Null while there is something to decide. */
  readonly onClose: (() => void) | null
  /** Answers the rest of the fight with what the rules propose; null if they propose nothing. */
  readonly onFightOn: (() => void) | null
  /** Tabs of recent fights. */
  readonly tabs: ReactNode
}

/** A face with swords of both colours, or as many as one has. */
const KEY_FACE = 6

const PACES: readonly FightPace[] = ['steps', 'quick', 'result']

/** The head of the fight view: title, place, terrain, tabs and tools. */
export function FightHeader(props: FightHeaderProps) {
  const { view, title, place, approach, onPlace, pace, onPace, folded, onFold, onClose, onFightOn, tabs } =
    props
  const words = useInvasionsWords()
  return (
    <header className="arena__head">
      <h2 className="arena__title">
        {words.text(`fight.title-${title}`)}
        {place !== null && (
          <button type="button" className="name--place" onClick={() => onPlace(place)}>
            {words.name('place', place)}
          </button>
        )}
      </h2>
      {place !== null && isProvinceId(place) && (
        <TerrainLine view={view} province={place} {...(approach ? { picture: approach } : {})} />
      )}
      {tabs}
      <div className="arena__tools">
        {hasSwords(title) && (
          <Popover
            label={words.text('fight.key')}
            trigger={<BattleDieFace colour="white" face={KEY_FACE} redCounts />}
          >
            {() => (
              <>
                <h2 className="popover__title">{words.text('fight.key')}</h2>
                <DicePicture />
                <p className="popover__note">{words.text('fight.key-hint')}</p>
              </>
            )}
          </Popover>
        )}
        {onFightOn && (
          <button
            type="button"
            className="button button--quiet arena__fight-on"
            title={words.text('fight.fight-on-hint')}
            onClick={onFightOn}
          >
            {words.text('fight.fight-on')}
          </button>
        )}
        <select
          className="input arena__pace"
          aria-label={words.text('settings.fights')}
          title={words.text('settings.fights')}
          value={pace}
          onChange={({ target }) => onPace(PACES.find((known) => known === target.value) ?? pace)}
        >
          {PACES.map((value) => (
            <option key={value} value={value}>
              {words.text(`settings.fights.${value}`)}
            </option>
          ))}
        </select>
        <ToolButton
          name={folded ? 'up' : 'down'}
          label={words.text(folded ? 'fight.unfold' : 'fight.fold')}
          onClick={onFold}
        />
        {onClose && <ToolButton name="close" label={words.text('fight.close')} onClick={onClose} />}
      </div>
    </header>
  )
}

/** XX.B, XXI.D: fights with battle dice, whose faces need a key. */
function hasSwords(title: FightHeaderProps['title']): boolean {
  return title === 'battle' || title === 'naval'
}

interface ToolButtonProps {
  readonly name: 'up' | 'down' | 'close'
  readonly label: string
  readonly onClick: () => void
}

function ToolButton({ name, label, onClick }: ToolButtonProps) {
  return (
    <button type="button" className="button button--icon" aria-label={label} title={label} onClick={onClick}>
      <Icon name={name === 'close' ? 'close' : 'down'} size={16} />
    </button>
  )
}
