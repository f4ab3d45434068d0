import { commands } from '#shared/app/commands.ts'
import { commandDispatcher } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { changeSetting, offerCoachAgain, type SettingName, settingChoices } from '../state/settings.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { Icon } from './icon.tsx'
import { Popover } from './popover.tsx'
import { Segmented } from './segmented.tsx'

const ORDER = [
  'language',
  'theme',
  'text-size',
  'dice-speed',
  'move-speed',
  'camera',
  'fights',
  'own-fights',
  'moments',
  'single-options',
  'hand-over',
  'sounds',
  'music'
] as const

export function SettingsPopover() {
  const words = useWords()
  const version = useAppSelector((state) => state.connection.version)
  return (
    <Popover
      label={words.text('settings.title')}
      trigger={<Icon name="gear" />}
      className="popover--settings"
      command="open-settings"
    >
      {(close) => (
        <>
          <h2 className="popover__title">{words.text('settings.title')}</h2>
          {ORDER.map((name) => (
            <Setting key={name} name={name} />
          ))}
          <footer className="popover__foot">
            <button
              type="button"
              className="button"
              onClick={() => {
                close()
                commandDispatcher.run('show-keys')
              }}
            >
              {words.text('command.show-keys')}
              <kbd>{commands['show-keys'].keys[0]}</kbd>
            </button>
            <CoachButton onAsked={close} />
            {version !== null && <p>{words.text('app.version', { version })}</p>}
            <p className="popover__note">{words.text('about.offline')}</p>
            <p className="popover__note">{words.text('about.new-versions-anywhere')}</p>
          </footer>
        </>
      )}
    </Popover>
  )
}

/** Offers the guided first turn again at the next table. */
function CoachButton({ onAsked }: { readonly onAsked: () => void }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        onAsked()
        dispatch(offerCoachAgain())
      }}
    >
      {words.text('coach.again')}
    </button>
  )
}

function Setting({ name }: { name: SettingName }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const value = useAppSelector((state) => state.settings[name])
  const options = settingChoices[name].map((choice) => ({
    value: choice,
    label: words.name(`settings.${name}`, choice)
  }))
  return (
    <Segmented
      label={words.text(`settings.${name}`)}
      value={value}
      options={inOrder(name, options)}
      onChange={(next) => dispatch(changeSetting(name, next))}
    />
  )
}

/** The default comes first in the table of settings, but these are shown in ascending order. */
const GRADES: Partial<Readonly<Record<SettingName, readonly string[]>>> = {
  'text-size': ['small', 'normal', 'large', 'largest'],
  fights: ['steps', 'quick', 'result'],
  sounds: ['off', 'quiet', 'normal', 'loud'],
  music: ['off', 'quiet', 'normal', 'loud']
}

function inOrder<Option extends { readonly value: string }>(
  name: SettingName,
  options: readonly Option[]
): readonly Option[] {
  const rank = GRADES[name]
  if (!rank) return options
  return [...options].sort((left, right) => rank.indexOf(left.value) - rank.indexOf(right.value))
}
