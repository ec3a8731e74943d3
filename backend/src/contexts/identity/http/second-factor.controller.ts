import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { qrModules } from '../../../platform/documents/qr-code.js';
import { Allowed, CurrentActor, EvenWithoutSecondFactor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { AnswerNeverKept } from '../../../platform/idempotency/repeated-calls.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { PrepareSecondFactor } from '../commands/prepare-second-factor.js';
import { RenewRecoveryCodes } from '../commands/renew-recovery-codes.js';
import { ResetSecondFactor } from '../commands/reset-second-factor.js';
import { TurnOffSecondFactor } from '../commands/turn-off-second-factor.js';
import { TurnOnSecondFactor } from '../commands/turn-on-second-factor.js';
import { FindSecondFactor, SecondFactorView } from '../queries/find-second-factor.js';
import { SecondFactorCodeRequest, SecondFactorOwnerParameters } from './second-factor.requests.js';

class AuthenticatorSetupView {
  @ApiProperty({ description: 'Base32, for typing into an authenticator app.' }) secret!: string;
  @ApiProperty({ description: '`otpauth://…`, which opens an app on the same device.' }) uri!: string;
  @ApiProperty({
    type: [String],
    description: 'The QR code of `uri`, row by row: `1` is a dark square. Leave four light squares around it.',
  })
  qrCode!: string[];
}

class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'Each works once in place of a code of the app. Shown this once.' })
  recoveryCodes!: readonly string[];
}

/** The second factor of an account. */
@ApiTags('Identity')
@ApiBearerAuth()
@AnswerNeverKept()
@Controller('api')
export class SecondFactorController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('me/second-factor')
  @SignedIn()
  @EvenWithoutSecondFactor()
  @ApiOperation({ summary: 'My second factor' })
  @ApiOkResponse({ type: SecondFactorView })
  find(@CurrentActor() actor: Actor): Promise<SecondFactorView> {
    return this.queries.execute(new FindSecondFactor(actor));
  }

  @Post('me/second-factor')
  @SignedIn()
  @EvenWithoutSecondFactor()
  @WithoutBody()
  @ApiOperation({ summary: 'Get a secret for an authenticator app. It counts once a code of it is confirmed.' })
  @ApiCreatedResponse({ type: AuthenticatorSetupView })
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 409: ['SECOND_FACTOR_ON'] })
  async prepare(@CurrentActor() actor: Actor): Promise<AuthenticatorSetupView> {
    const { secret, uri } = await this.commands.execute(new PrepareSecondFactor(actor));
    return { secret, uri, qrCode: qrModules(uri).map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')) };
  }

  @Post('me/second-factor/confirm')
  @HttpCode(200)
  @SignedIn()
  @EvenWithoutSecondFactor()
  @RateLimited('second-factor-setup', 50, 900)
  @ApiOperation({ summary: 'Turn my second factor on by a code of the app. My other logins end.' })
  @ApiOkResponse({ type: RecoveryCodesView })
  @ApiProblems({
    403: ['PASSWORD_CONFIRMATION_REQUIRED'],
    409: ['SECOND_FACTOR_ON'],
    422: ['VALIDATION_FAILED', 'SECOND_FACTOR_CODE_WRONG'],
  })
  async turnOn(@Body() { code }: SecondFactorCodeRequest, @CurrentActor() actor: Actor): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.commands.execute(new TurnOnSecondFactor(code, actor)) };
  }

  @Post('me/second-factor/recovery-codes')
  @HttpCode(200)
  @SignedIn()
  @WithoutBody()
  @ApiOperation({ summary: 'Get new recovery codes; the earlier ones no longer work' })
  @ApiOkResponse({ type: RecoveryCodesView })
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 409: ['SECOND_FACTOR_OFF'] })
  async renewRecoveryCodes(@CurrentActor() actor: Actor): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.commands.execute(new RenewRecoveryCodes(actor)) };
  }

  @Delete('me/second-factor')
  @HttpCode(204)
  @SignedIn()
  @WithoutBody()
  @ApiOperation({ summary: 'Turn my second factor off. My other logins end.' })
  @ApiNoContentResponse()
  @ApiProblems({
    403: ['PASSWORD_CONFIRMATION_REQUIRED'],
    409: ['SECOND_FACTOR_OFF', 'SECOND_FACTOR_NEEDED_FOR_ROLE'],
  })
  async turnOff(@CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new TurnOffSecondFactor(actor));
  }

  @Post('admin/users/:id/remove-second-factor')
  @HttpCode(204)
  @Allowed('user.reset-second-factor')
  @WithoutBody()
  @ApiOperation({ summary: 'Remove the second factor of a person who has lost it. The person’s logins end.' })
  @ApiNoContentResponse()
  @ApiProblems({
    403: ['FORBIDDEN', 'PASSWORD_CONFIRMATION_REQUIRED'],
    404: ['NOT_FOUND'],
    409: ['SECOND_FACTOR_OFF'],
  })
  async reset(@Param() { id }: SecondFactorOwnerParameters, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new ResetSecondFactor(id, actor));
  }
}
