import { plural } from '../../../words/dictionary.ts'
import { product } from '../../product.ts'
import { english } from '../gaps.ts'

/** The app as a whole, and what can go wrong. */
export const app = english({
  'app.name': product.name,
  'app.tagline': 'Empires, kings and peoples around one table',
  'app.version': 'Version {{version}}',
  'app.close': 'Close',
  'app.cancel': 'Cancel',
  'app.dismiss': 'Dismiss',
  'app.loading': 'One moment…',
  'connection.lost':
    'The game cannot be reached. Nothing is lost: every answer taken is saved. If you have started it again, go on in the window that it opened.',
  'connection.retry': 'Try now',
  'notice.database-missing':
    'The campaigns are no longer in {{file}}. The app was open there and was not closed properly; since then the file has been moved or deleted. If you have it, close the app and put it back.',
  'notice.database-set-aside': 'The campaign database was damaged. It was set aside as {{file}}.',
  'notice.database-damaged':
    'Part of {{file}} is damaged. Export the campaigns that matter to you, then close the app and start it again: it will set the file aside and fetch every campaign that can still be read.',
  'notice.journal-set-aside':
    'A journal that does not belong to the campaigns lay beside them. It was moved to {{file}} and has changed nothing.',
  'notice.answers-may-be-missing':
    'The app was not closed properly, and the file with the last answers ({{file}}) is missing or damaged: the newest answers may be lost. If you have moved or copied the campaigns, bring that file along too.',
  'notice.campaign-damaged':
    '“{{title}}” was damaged on the disk and has been repaired. What could not be read was left out: past answers {{answers}}, entries of the chronicle {{entries}}. Everything else is as it was.',
  'notice.player-failed':
    '{{title}}: the computer player “{{name}}” found no answer. Another one answers for it.',
  'notice.file-refused': '{{file}} is not a campaign, or it is damaged.',
  'notice.file-newer': '{{file}} was saved by a newer version of the app.',
  'notice.import-unproven':
    '“{{title}}” was imported, but its answers do not show how it came to this position. Somebody may have changed the file, or it was begun under other rules, or answers were lost.',
  'notice.file-not-written': '{{file}} could not be written. Is the disk full?',
  'notice.page-reloaded':
    'This window stopped working and was loaded again. Nothing is lost: every answer taken is saved.',
  'notice.set-back': plural(
    'count',
    '“{{title}}”: this version cannot replay the last answer. A copy with it is kept in {{file}}.',
    '“{{title}}”: this version cannot replay the last {{count}} answers. A copy with them is kept in {{file}}.'
  ),
  'error.refused': 'The rules do not allow it.',
  'error.malformed': 'The game did not understand the request. ({{detail}})',
  'error.unknown-game': 'This version of the app does not have that game.',
  'error.unknown-call': 'This page and the game are of different versions. Reload the page.',
  'error.not-found': 'There is no such campaign any more.',
  'error.bad-options': 'A campaign cannot be set up like this: {{detail}}',
  'error.not-saved': 'It could not be saved, so it did not happen. Is the disk full? ({{detail}})',
  'error.disk-full': 'The disk is full, so it did not happen. Free some space and try again.',
  'error.busy':
    'Another program is using the campaigns just now, so it did not happen. Try again in a moment.',
  'error.conflict':
    'This campaign was changed elsewhere in the meantime, so it did not happen. The table now shows how it stands.',
  'error.other-rules': 'This campaign was played under other rules. Open it again to choose how to go on.',
  'error.closed':
    'Something failed in this campaign, and it was closed. Every answer taken is saved. ({{detail}})',
  'error.damaged-file': 'This file is not a campaign, or it is damaged. ({{detail}})',
  'error.newer-file': 'This campaign comes from a newer version of the app. Update the app to open it.',
  'error.internal': 'Something went wrong inside the app. ({{detail}})',
  'error.connection-lost': 'The game cannot be reached just now. Try again in a moment.',
  'error.bad-reply': 'The game’s reply could not be read. Reload the page.',
  'error.screen': 'This screen stumbled. Your campaign is safe.',
  'error.screen-again': 'Show it again',
  'error.unreadable-file': 'The file could not be read.'
})
