import { useState } from 'react'
import { codigoDe } from '#domain/codigo.ts'
import type { Accion } from '#domain/turno.ts'
import { demo } from '#texts/demo.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import {
  actuar,
  apartados,
  deshacer,
  emitir,
  enAtencion,
  enEspera,
  llamarA,
  llamarSiguiente,
  type MOVER,
  mover,
  type NombreCola,
  type SalaDemo,
  salaVacia,
  type TurnoDemo,
  turnoPropio,
} from './sala.ts'

const LLEGADA_MS = 3500
const SALA_LLENA = 9
/** Every fifth customer goes to the priority queue. */
const CADA_PRIORITARIA = 5
/** Every fourth customer has a preference within their queue. */
const CADA_PREFERENTE = 4

const NOMBRES = [
  'Lucía',
  'Mateo',
  'Sofía',
  'Diego',
  'Valeria',
  'Tomás',
  'Camila',
  'Andrés',
  'Elena',
  'Bruno',
  'Irene',
  'Hugo',
]

const nombreDe = (orden: number) => NOMBRES[orden % NOMBRES.length] ?? ''

const persona = (orden: number, codigo: string) => ({
  cola: (orden % CADA_PRIORITARIA === 0 ? 'prioritaria' : 'general') as NombreCola,
  nombre: nombreDe(orden),
  codigo,
  propio: false,
  preferente: orden % CADA_PREFERENTE === 0,
})

/** A morning that has already begun; the same for every visitor, since the page is prerendered with it. */
function inicial(): SalaDemo {
  let sala = salaVacia({ general: 20, prioritaria: 3 })
  for (const [at, codigo] of ['B4KT7W', 'R9MX2H', 'V3NC8P', 'J6ZD5Q', 'T2WG9F'].entries()) {
    sala = emitir(sala, persona(at + 1, codigo), at)
    if (at < 2) sala = llamarSiguiente(sala, at)
  }
  return sala
}

// 64 random bytes practically always contain enough usable ones for a code.
const newCodigo = () => codigoDe(crypto.getRandomValues(new Uint8Array(64))) ?? ''

/** The demo's room and its actions. Nothing leaves this browser. */
export function useSala() {
  const [sala, setSala] = useState(inicial)
  const [llegan, setLlegan] = useState(true)
  const [ronda, setRonda] = useState(0)
  const espera = enEspera(sala)
  const atencion = enAtencion(sala)
  const propio = turnoPropio(sala)

  useTimeout(
    llegan,
    LLEGADA_MS,
    () => {
      setRonda(ronda + 1)
      if (espera.length < SALA_LLENA) {
        setSala(emitir(sala, persona(sala.turnos.length + 1, newCodigo()), Date.now()))
      }
    },
    ronda,
  )

  const act = (turno: TurnoDemo | null, accion: Accion) =>
    turno && setSala(actuar(sala, turno, accion, Date.now()))

  return {
    sala,
    espera,
    apartados: apartados(sala),
    atencion,
    propio,
    llegan,
    alternarLlegadas: () => setLlegan(!llegan),
    reiniciar: () => setSala(inicial()),
    llamar: () => setSala(llamarSiguiente(sala, Date.now())),
    actuar: (accion: 'finalizar' | 'ausente' | 'rellamar') =>
      act(atencion, accion === 'ausente' ? 'ausentar' : accion),
    llamarA: (turno: TurnoDemo) => setSala(llamarA(sala, turno, Date.now())),
    mover: (turno: TurnoDemo, que: keyof typeof MOVER) => setSala(mover(sala, turno, que, Date.now())),
    deshacer: () => atencion && setSala(deshacer(sala, atencion, Date.now())),
    pedir: (cola: NombreCola) =>
      setSala(
        emitir(sala, { cola, nombre: demo.telefono.nombre, codigo: newCodigo(), propio: true }, Date.now()),
      ),
    cancelar: () => act(propio, 'cancelar'),
  }
}

export type ControlesDemo = ReturnType<typeof useSala>
