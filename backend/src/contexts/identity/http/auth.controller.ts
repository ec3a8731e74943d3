import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
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
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, EvenWithoutSecondFactor, SignedIn } from '../../../platform/http/actor.js';
import { AnswerNeverKept } from '../../../platform/idempotency/repeated-calls.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ValidationFailed } from '../../../platform/http/http-problems.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor, NotSignedIn } from '../../../shared-kernel/actor.js';
import { LogOut } from '../commands/log-out.js';
import { PasswordConfirmation } from '../processes/password-confirmation.js';
import { Registration } from '../processes/registration.js';
import { FindSignedInUser, UserView } from '../queries/find-signed-in-user.js';
import {
  ConfirmPasswordRequest,
  LogInRequest,
  RefreshTokenRequest,
  SignUpFromOrderRequest,
  SignUpRequest,
} from './identity.requests.js';
import type { SignUpForm } from '../commands/sign-up.js';
import type { PostalAddress } from '../domain/address.js';
import type { AddressRequest } from './addresses.requests.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionCookie } from './session-cookie.js';
import { SignIn } from '../processes/sign-in.js';
import { deviceOf, SignedInAnswers, SignedInView, TokensView } from './signed-in.js';

class UserOnlyView {
  @ApiProperty({ type: UserView }) user!: UserView;
}

@ApiTags('Identity')
@AnswerNeverKept()
@Controller('api')
export class AuthController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly registration: Registration,
    private readonly signingIn: SignIn,
    private readonly answers: SignedInAnswers,
    private readonly cookie: SessionCookie,
    private readonly refreshCookie: RefreshCookie,
    private readonly passwordConfirmation: PasswordConfirmation,
  ) {}

  @ApiOperation({ summary: 'Open an account' })
  @Post('auth/signup')
  @RateLimited('signup', 30, 3600)
  @ApiCreatedResponse({ type: SignedInView })
  @ApiProblems({
    409: ['EMAIL_TAKEN'],
    422: ['VALIDATION_FAILED', 'PASSWORD_IS_ADDRESS', 'BIRTHDATE_IMPOSSIBLE', 'UNDER_AGE'],
    429: ['TOO_MANY_REQUESTS'],
  })
  async signUp(
    @Body() form: SignUpRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const { password, device } = form;
    const pair = await this.registration.signUp(signUpOf(form), password, deviceOf(request, device), actor);
    return this.answers.answer(pair, request, reply);
  }

  @ApiOperation({
    summary: 'Open an account after an order that was placed without one, by a password alone',
    description:
      'Name, address and telephone are those of the order. The account shows the order once the address is confirmed.',
  })
  @Post('auth/signup-from-order')
  @RateLimited('signup', 30, 3600)
  @ApiCreatedResponse({ type: SignedInView })
  @ApiProblems({
    409: ['EMAIL_TAKEN'],
    422: ['VALIDATION_FAILED', 'PASSWORD_IS_ADDRESS', 'LINK_NOT_VALID'],
    429: ['TOO_MANY_REQUESTS'],
  })
  async signUpFromOrder(
    @Body() { reference, token, password, device }: SignUpFromOrderRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const link = { reference, token };
    const pair = await this.registration.signUpFromOrder(link, password, deviceOf(request, device), actor);
    return this.answers.answer(pair, request, reply);
  }

  @ApiOperation({ summary: 'Sign in' })
  @Post('auth/login')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInView })
  @ApiProblems({
    401: [
      'CREDENTIALS_WRONG',
      'SECOND_FACTOR_REQUIRED',
      'SECOND_FACTOR_WRONG',
      'SIGN_IN_CODE_REQUIRED',
      'SIGN_IN_CODE_WRONG',
    ],
    422: ['VALIDATION_FAILED'],
    429: ['TOO_MANY_REQUESTS'],
  })
  async logIn(
    @Body() { email, password, code, device }: LogInRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const pair = await this.signingIn.signIn({ email, password, code }, deviceOf(request, device), actor);
    return this.answers.answer(pair, request, reply);
  }

  /** Sets the cookie too: a browser that has lost it may still have its tokens. */
  @ApiOperation({ summary: 'Who a token stands for' })
  @Get('auth/verify-token')
  @SignedIn()
  @EvenWithoutSecondFactor()
  @ApiBearerAuth()
  @ApiOkResponse({ type: UserOnlyView })
  async verifyToken(
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserOnlyView> {
    if (actor.sessionId) this.cookie.set(reply, actor.sessionId);
    return { user: await this.queries.execute(new FindSignedInUser(actor.id)) };
  }

  @ApiOperation({
    summary: 'The next pair of tokens; a refresh token is used once',
    description: 'The token is in the body, or, with `X-Session: cookie`, in its cookie.',
  })
  @Post('user/refresh-token')
  @HttpCode(200)
  @RateLimited('refresh', 300, 300, 'memory')
  @ApiOkResponse({ type: TokensView })
  async refresh(
    @Body() form: RefreshTokenRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensView> {
    const pair = await this.signingIn.renew(this.refreshTokenOf(form, request), actor);
    return this.answers.tokens(pair, request, reply);
  }

  @ApiOperation({
    summary: 'Enter the password again. Calls that answer 403 PASSWORD_CONFIRMATION_REQUIRED work for 15 minutes then.',
  })
  @Post('auth/confirm-password')
  @HttpCode(204)
  @SignedIn()
  @EvenWithoutSecondFactor()
  @ApiBearerAuth()
  @ApiNoContentResponse()
  @ApiProblems({
    422: ['VALIDATION_FAILED', 'PRESENT_PASSWORD_WRONG', 'SECOND_FACTOR_CODE_MISSING', 'SECOND_FACTOR_CODE_WRONG'],
    429: ['TOO_MANY_REQUESTS'],
  })
  async confirmPassword(
    @Body() { password, code }: ConfirmPasswordRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.passwordConfirmation.confirm(password, code, deviceOf(request).ip, actor);
  }

  @ApiOperation({ summary: 'End the session' })
  @Post('auth/logout')
  @WithoutBody()
  @HttpCode(204)
  @SignedIn()
  @EvenWithoutSecondFactor()
  @ApiBearerAuth()
  @ApiNoContentResponse()
  async logOut(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.commands.execute(new LogOut(actor));
    this.answers.forget(reply);
  }

  private refreshTokenOf({ refreshToken }: RefreshTokenRequest, request: FastifyRequest): string {
    if (!this.refreshCookie.isWanted(request)) {
      if (refreshToken === undefined) throw new ValidationFailed([fieldProblem('refreshToken', 'REQUIRED')]);
      return refreshToken;
    }
    const token = this.refreshCookie.read(request);
    if (token === undefined) throw new NotSignedIn();
    return token;
  }
}

function signUpOf(form: SignUpRequest): SignUpForm {
  const { firstName, lastName, gender, birthdate, email, nativeLanguage, currency, taxNumber } = form;
  const { type, companyName, vat, address } = form;
  return {
    firstName,
    lastName,
    email,
    nativeLanguage,
    currency,
    ...(gender ? { gender } : {}),
    ...(birthdate ? { birthdate } : {}),
    ...(taxNumber ? { taxNumber } : {}),
    ...(type === 'guide' ? { isApplicant: true } : {}),
    ...(type === 'business' && companyName ? { business: { companyName, vat: vat ?? null } } : {}),
    ...(address ? { address: addressOf(address, companyName) } : {}),
  };
}

const addressOf = (address: AddressRequest, companyName: string | undefined): PostalAddress => ({
  street: address.street,
  streetComplementary: address.streetComplementary ?? null,
  zip: address.zip ?? null,
  state: address.state ?? null,
  city: address.city,
  country: address.country,
  companyName: address.companyName ?? companyName ?? null,
});
