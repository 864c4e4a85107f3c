import type { AnyCommand } from '#server/store/command.ts'
import { guardarAjustesAvisos } from './ajustes-avisos.ts'
import { anunciar, terminarAnuncio } from './anuncios.ts'
import { cambiarApertura } from './apertura.ts'
import { ausente, cancelar, finalizar, rellamar, restaurar, retirar } from './atender.ts'
import { dejarAvisos, pedirAviso } from './avisos.ts'
import { guardarAvisosDemo } from './avisos-demo.ts'
import { borrarUsuario } from './borrar-usuario.ts'
import { cambiarTurno } from './cambiar-turno.ts'
import { borrarCola, guardarConfiguracion } from './categorias.ts'
import { compactar } from './compactar.ts'
import {
  crearEnlace,
  fijarContrasena,
  pedirCarta,
  registrar,
  restablecer,
  verificarCorreo,
} from './cuenta.ts'
import { cambiarContrasena, cambiarCorreo, cambiarUsuario, confirmarCorreo } from './cuenta-propia.ts'
import { deshacer } from './deshacer.ts'
import { guardarDiaDemo } from './dia-demo.ts'
import {
  cambiarDispositivo,
  emparejar,
  pedirCodigo,
  revocarDispositivo,
  verDispositivos,
} from './dispositivos.ts'
import { borrarEmpresa, cambiarEmpresa, crearEmpresa, elegirAlias, vaciarEmpresa } from './empresas.ts'
import { anotarRecibo, bajaDeDestino, confirmarAviso } from './entrada.ts'
import { anotarEntregas, tomarEntregas } from './entregas.ts'
import { admitirEnvio } from './envios.ts'
import { cambiarEstadoCola } from './estado-cola.ts'
import {
  apartar,
  deshacerTurno,
  llegue,
  posponer,
  reanudar,
  reanudarVencidos,
  transferir,
  volver,
} from './flujo.ts'
import { guardarPuestos } from './guardar-puestos.ts'
import { guardarResumenes } from './guardar-resumenes.ts'
import { guardarHorario, guardarHorarioCola } from './horario.ts'
import {
  aceptarInvitacion,
  firmarInvitacion,
  invitar,
  reenviarInvitacion,
  registrarInvitado,
  retirarInvitacion,
} from './invitaciones.ts'
import { cerrarJornada, pasarDia } from './jornada.ts'
import { leerAvisos } from './leer-avisos.ts'
import { liberarCodigos, limpiar } from './limpieza.ts'
import { llamarTurno } from './llamar-turno.ts'
import { guardarLogo } from './logo.ts'
import { agregarMiembro, cambiarMiembro, quitarMiembro } from './miembros.ts'
import { liberarPuesto, ocuparPuesto, pausarPuesto } from './ocupar-puesto.ts'
import { olvidarActividad } from './olvidar-actividad.ts'
import { olvidarDia } from './olvidar-dia.ts'
import { crearOrganizacion } from './organizaciones.ts'
import { pedirTurno } from './pedir-turno.ts'
import { cambiarPlan } from './plan.ts'
import { guardarPreferencias } from './preferencias.ts'
import { cambiarPuerta, cancelarRafaga } from './puerta.ts'
import { ocuparPuestosDemo } from './puestos-demo.ts'
import { renovarEpoca } from './renovar-epoca.ts'
import { responder } from './responder.ts'
import { revisarPuestos, verPuestos } from './revisar-puestos.ts'
import { abrirSesion, cerrarOtrasSesiones, cerrarSesion, renovarSesion } from './sesiones.ts'
import { siguiente } from './siguiente.ts'
import { crearMiembro, restablecerMiembro } from './sin-correo.ts'

/** Every command, one list: what the writing thread can be asked for by name. */
export const COMMANDS: readonly AnyCommand[] = [
  pedirTurno,
  siguiente,
  deshacer,
  finalizar,
  ausente,
  rellamar,
  cancelar,
  transferir,
  apartar,
  reanudar,
  volver,
  posponer,
  llegue,
  deshacerTurno,
  cambiarTurno,
  llamarTurno,
  reanudarVencidos,
  guardarPreferencias,
  guardarPuestos,
  ocuparPuesto,
  pausarPuesto,
  liberarPuesto,
  revisarPuestos,
  verPuestos,
  retirar,
  restaurar,
  cambiarEstadoCola,
  guardarConfiguracion,
  borrarCola,
  guardarHorario,
  guardarHorarioCola,
  cambiarApertura,
  cerrarJornada,
  pasarDia,
  crearEmpresa,
  cambiarEmpresa,
  elegirAlias,
  guardarLogo,
  vaciarEmpresa,
  borrarEmpresa,
  cambiarPlan,
  cambiarPuerta,
  cancelarRafaga,
  crearOrganizacion,
  invitar,
  reenviarInvitacion,
  firmarInvitacion,
  retirarInvitacion,
  aceptarInvitacion,
  registrarInvitado,
  crearMiembro,
  restablecerMiembro,
  agregarMiembro,
  cambiarMiembro,
  quitarMiembro,
  pedirCodigo,
  emparejar,
  cambiarDispositivo,
  revocarDispositivo,
  verDispositivos,
  registrar,
  pedirCarta,
  crearEnlace,
  verificarCorreo,
  restablecer,
  fijarContrasena,
  cambiarContrasena,
  cambiarCorreo,
  confirmarCorreo,
  cambiarUsuario,
  borrarUsuario,
  abrirSesion,
  renovarSesion,
  cerrarSesion,
  cerrarOtrasSesiones,
  liberarCodigos,
  limpiar,
  olvidarActividad,
  compactar,
  olvidarDia,
  guardarResumenes,
  guardarAvisosDemo,
  guardarDiaDemo,
  ocuparPuestosDemo,
  renovarEpoca,
  tomarEntregas,
  anotarEntregas,
  admitirEnvio,
  pedirAviso,
  dejarAvisos,
  leerAvisos,
  responder,
  confirmarAviso,
  bajaDeDestino,
  anotarRecibo,
  guardarAjustesAvisos,
  anunciar,
  terminarAnuncio,
]
