import { confirmarReloj } from '#server/commands/reloj.ts'
import { findConfirmado } from '#server/store/relojes.ts'
import { conAlmacen } from './almacen.ts'
import { type Comando, exigir } from './comando.ts'

const ayuda = `
Uso: npm run turnero -- reloj [--confirmar]

Dice cuál es la última hora confirmada. Si al arrancar el reloj está muy adelante de ella, ningún turno expira y
nada se borra hasta que esa hora se mantenga: diez minutos, o cuatro horas si son más de siete días.

  --confirmar   La hora actual es correcta: el servidor la acepta en un par de minutos
`

const hora = (instante: number): string => new Date(instante).toISOString()

export const reloj: Comando = {
  nombre: 'reloj',
  resumen: 'Dice la última hora confirmada, o confirma la actual',
  ayuda,
  opciones: { confirmar: { type: 'boolean' } },
  async ejecutar(entorno, args) {
    const { consola } = entorno
    exigir(args)
    await conAlmacen(entorno, async (store) => {
      if (args.marcada('confirmar')) {
        consola.decir(`Hora confirmada: ${hora(await store.execute(confirmarReloj, {}))}`)
        return
      }
      const confirmado = await findConfirmado(store.db)
      consola.decir(`Última hora confirmada: ${confirmado === null ? 'ninguna' : hora(confirmado)}`)
    })
    return 0
  },
}
