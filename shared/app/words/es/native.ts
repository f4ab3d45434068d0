import { translationOf } from '../../../words/dictionary.ts'
import type { native as english } from '../en/native.ts'

export const native = translationOf<typeof english>()({
  campaignFiles: 'Archivos de campaña',
  importTitle: 'Importar archivos de campaña',
  exportTitle: 'Exportar la campaña',
  storyTitle: 'Guardar la historia de la campaña',
  storyFiles: 'Páginas web',
  pageStopped: 'La ventana ha dejado de funcionar una y otra vez.',
  pageStoppedDetail: 'Nada se pierde: cada respuesta aceptada está guardada.',
  pageAgain: 'Mostrarla otra vez',
  unwritable:
    'Las campañas no se pueden guardar en {{file}}: allí no se puede escribir. Da permiso de escritura en esa carpeta, o indica otra en {{name}}, y vuelve a empezar.'
})
