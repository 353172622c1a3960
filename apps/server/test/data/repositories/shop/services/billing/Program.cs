using MassTransit;

var builder = WebApplication.CreateBuilder(args);

builder.Services.AddMassTransit(bus =>
{
    bus.AddConsumer<OrderPlacedConsumer>();
    bus.AddEntityFrameworkOutbox<BillingContext>(outbox =>
    {
        outbox.UsePostgres();
        outbox.UseBusOutbox();
    });
    bus.UsingRabbitMq((context, configuration) => configuration.ConfigureEndpoints(context));
});

var app = builder.Build();
app.MapPost("/payments", (Payment payment) => Results.Accepted());
app.Run();

public record OrderPlaced(Guid Id);
public record PaymentTaken(Guid OrderId);
public record Payment(Guid OrderId, decimal Amount);

public class OrderPlacedConsumer : IConsumer<OrderPlaced>
{
    public Task Consume(ConsumeContext<OrderPlaced> context) => context.Publish(new PaymentTaken(context.Message.Id));
}
