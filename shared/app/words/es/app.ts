import { plural, translationOf } from '../../../words/dictionary.ts'
import { product } from '../../product.ts'
import type { app as english } from '../en/app.ts'

export const app = translationOf<typeof english>()({
  'app.name': product.name,
  'app.tagline': 'Imperios, reyes y pueblos en torno a una mesa',
  'app.version': 'Versión {{version}}',
  'app.close': 'Cerrar',
  'app.cancel': 'Cancelar',
  'app.dismiss': 'Descartar',
  'app.loading': 'Un momento…',
  'connection.lost':
    'No se alcanza el juego. Nada se pierde: cada respuesta aceptada está guardada. Si lo has iniciado de nuevo, sigue en la ventana que abrió.',
  'connection.retry': 'Probar ahora',
  'notice.database-missing':
    'Las campañas ya no están en {{file}}. La aplicación estaba abierta allí y no se cerró bien; desde entonces alguien ha movido o borrado el archivo. Si lo tienes, cierra la aplicación y vuelve a ponerlo en su sitio.',
  'notice.database-set-aside': 'La base de datos de campañas estaba dañada. Se ha apartado en {{file}}.',
  'notice.database-damaged':
    'Una parte de {{file}} está dañada. Exporta las campañas que te importen, cierra la aplicación y vuelve a abrirla: apartará el archivo y recuperará cada campaña que aún pueda leerse.',
  'notice.journal-set-aside':
    'Junto a las campañas había un diario que no es suyo. Se ha llevado a {{file}} y no ha cambiado nada.',
  'notice.answers-may-be-missing':
    'La aplicación no se cerró bien, y el archivo con las últimas respuestas ({{file}}) falta o está dañado: las más recientes pueden haberse perdido. Si has movido o copiado las campañas, lleva también ese archivo.',
  'notice.campaign-damaged':
    '«{{title}}» estaba dañada en el disco y se ha reparado. Lo que no se pudo leer ha quedado fuera: respuestas pasadas {{answers}}, entradas de la crónica {{entries}}. Todo lo demás está como estaba.',
  'notice.player-failed':
    '{{title}}: el jugador «{{name}}» del ordenador no encontró respuesta. Otro responde por él.',
  'notice.file-refused': '{{file}} no es una campaña, o está dañado.',
  'notice.file-newer': '{{file}} se guardó con una versión más nueva de la aplicación.',
  'notice.import-unproven':
    '«{{title}}» se ha importado, pero sus respuestas no explican cómo llegó a esta posición. Puede que alguien haya cambiado el archivo, que empezara con otras reglas o que se perdieran respuestas.',
  'notice.file-not-written': 'No se pudo escribir {{file}}. ¿Está lleno el disco?',
  'notice.page-reloaded':
    'Esta ventana dejó de funcionar y se ha cargado de nuevo. Nada se pierde: cada respuesta aceptada está guardada.',
  'notice.set-back': plural(
    'count',
    '«{{title}}»: esta versión no puede repetir la última respuesta. Hay una copia que la conserva en {{file}}.',
    '«{{title}}»: esta versión no puede repetir las últimas {{count}} respuestas. Hay una copia que las conserva en {{file}}.'
  ),
  'error.refused': 'Las reglas no lo permiten.',
  'error.malformed': 'El juego no entendió la petición. ({{detail}})',
  'error.unknown-game': 'Esta versión de la aplicación no tiene ese juego.',
  'error.unknown-call': 'Esta página y el juego son de versiones distintas. Recarga la página.',
  'error.not-found': 'Esa campaña ya no existe.',
  'error.bad-options': 'No se puede preparar una campaña así: {{detail}}',
  'error.not-saved': 'No se pudo guardar, así que no ha ocurrido. ¿Está lleno el disco? ({{detail}})',
  'error.disk-full': 'El disco está lleno, así que no ha ocurrido. Libera espacio y prueba otra vez.',
  'error.busy':
    'Otro programa está usando las campañas ahora mismo, así que no ha ocurrido. Prueba dentro de un momento.',
  'error.conflict':
    'Mientras tanto, esta campaña ha cambiado en otro lugar, así que no ha ocurrido. La mesa muestra ahora cómo está.',
  'error.other-rules': 'Esta campaña se jugó con otras reglas. Ábrela de nuevo para elegir cómo seguir.',
  'error.closed':
    'Algo ha fallado en esta campaña y se ha cerrado. Cada respuesta aceptada está guardada. ({{detail}})',
  'error.damaged-file': 'Este archivo no es una campaña o está dañado. ({{detail}})',
  'error.newer-file':
    'Esta campaña viene de una versión más nueva de la aplicación. Actualízala para abrirla.',
  'error.internal': 'Algo ha fallado dentro de la aplicación. ({{detail}})',
  'error.connection-lost': 'Ahora mismo no se alcanza el juego. Prueba dentro de un momento.',
  'error.bad-reply': 'No se pudo leer la respuesta del juego. Recarga la página.',
  'error.screen': 'Esta pantalla ha tropezado. Tu campaña está a salvo.',
  'error.screen-again': 'Mostrarla otra vez',
  'error.unreadable-file': 'No se pudo leer el archivo.'
})
