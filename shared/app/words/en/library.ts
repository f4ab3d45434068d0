import { plural } from '../../../words/dictionary.ts'
import { english } from '../gaps.ts'

/** The library of campaigns. */
export const library = english({
  'library.title': 'Campaigns',
  'library.new': 'New campaign',
  'library.import': 'Import',
  'library.import-hint': 'Open a campaign file',
  'library.drop': 'Drop the campaign file to import it',
  'library.imported': '“{{title}}” was imported.',
  'library.known': '“{{title}}” is here already',
  'library.known-text': plural(
    'count',
    'The campaign in the library stands at {{count}} decision. The file holds nothing that it lacks.',
    'The campaign in the library stands at {{count}} decisions. The file holds nothing that it lacks.'
  ),
  'library.known-open': 'Open the one that is here',
  'library.known-both': 'Keep both',
  'library.continue': 'Continue',
  'library.watch': 'Watch',
  'library.look': 'Look back',
  'library.rename': 'Rename',
  'library.rename-label': 'Title of the campaign',
  'library.duplicate': 'Duplicate',
  'library.copy-of': '{{title}} (copy)',
  'library.export': 'Export',
  'library.export-hint': 'The file holds everything, the hidden cards and the order of the decks too',
  'library.exported':
    '{{file}} holds everything, the hidden cards and the order of the decks too: keep it from those who play against you.',
  'library.other-rules': 'Played under other rules than this version has.',
  'library.damaged': 'Some of this campaign could not be read.',
  'library.salvage': 'Recover what can be read',
  'library.salvaged': plural(
    'count',
    '{{count}} campaign was recovered; {{lost}} could not be read.',
    '{{count}} campaigns were recovered; {{lost}} could not be read.'
  ),
  'library.salvaged-nothing':
    'Nothing in it could be read. The damaged file stays where it is; move it elsewhere if you no longer want this message.',
  'library.archive': 'Put away',
  'library.take-out': 'Take out again',
  'library.archived': '“{{title}}” was put away. It waits among those put away.',
  'library.taken-out': '“{{title}}” is among the campaigns again.',
  'library.show-archived': plural('count', 'Put away: {{count}}', 'Put away: {{count}}'),
  'library.search': 'Search by title, player or game',
  'library.no-match': 'No campaign matches.',
  'library.delete': 'Delete',
  'library.deleted': '“{{title}}” was deleted.',
  'library.restore': 'Undo',
  'library.more': 'More for “{{title}}”',
  'library.turn': 'Turn {{turn}}',
  'library.played': 'Played {{when}}',
  'library.answers': plural('count', '{{count}} decision', '{{count}} decisions'),
  'library.waiting': '{{everybody}} to decide',
  'library.over': 'Finished',
  'library.winner': plural('side', '{{side}} won', 'The {{side}} won'),
  'scenario.faults': '{{file}} is not a scenario yet',
  'scenario.faults-text':
    'Each line names a field of the file and what is wrong with it. Mend them and drop the file again.',
  'scenario.faults-close': 'I see',
  'scenario.save': 'Save this position as a scenario',
  'scenario.saved': 'Saved {{file}}. Drop it on the library to play from here; cards are dealt anew.',
  'scenario.too-late': 'The last turn has begun: no scenario can start here.',
  'library.winners': '{{winners}} won together',
  'library.computer': 'Computer',
  'library.play': 'Play {{game}}',
  'library.empty-import': 'or import one from a file',
  'library.failed': 'The library could not be read.',
  'library.count': plural('count', '{{count}} campaign', '{{count}} campaigns')
})
